/** A slide made of tiles, to zoom and move. */
export function SlideExplorer({ alt, caption }: { alt: string; caption: string }) {
  return (
    <figure className="figure" aria-label={alt}>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
