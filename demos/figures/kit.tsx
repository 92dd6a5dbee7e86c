import type { ReactNode } from 'react';
import './figure.css';

/** What every figure is given by the page. */
export interface FigureProps {
  /** What the picture shows, for those who do not see it. */
  alt: string;
  caption: string;
}

/** A drawing of `width` x `height` units with its caption. */
export function Frame({
  alt,
  caption,
  width,
  height,
  children,
}: FigureProps & { width: number; height: number; children: ReactNode }) {
  return (
    <figure className="figure fig">
      <svg role="img" aria-label={alt} viewBox={`0 0 ${width} ${height}`}>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
