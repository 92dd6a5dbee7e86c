import type { HTMLAttributes } from 'react';
import { useStaticPart } from '../app/hooks.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  as: 'a' | 'div' | 'footer';
  name: string;
  href?: string;
}

/** An element whose content `staticParts.tsx` gave at build. */
export function StaticPart({ as: Tag, name, ...rest }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of our own build, never of a reader
  return <Tag {...rest} data-part={name} dangerouslySetInnerHTML={useStaticPart(name)} />;
}
