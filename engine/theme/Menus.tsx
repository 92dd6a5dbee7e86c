import { useEffect, useRef } from 'react';
import { useFrame, useSite, useStaticPart } from '../app/hooks.ts';
import { markMenus } from './markMenus.ts';

/** The site's menus as the build drew them: only the marks of where the reader is ever change. */
export function Menus({ name, label, className }: { name: string; label: string; className: string }) {
  const nav = useRef<HTMLElement>(null);
  const { base } = useSite();
  const { page } = useFrame();
  useEffect(() => {
    if (nav.current) markMenus(nav.current, page, base);
  }, [page, base]);
  const body = useStaticPart(name);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of our own build, never of a reader
    <nav ref={nav} className={className} aria-label={label} data-part={name} dangerouslySetInnerHTML={body} />
  );
}
