import type { Site } from 'virtual:site';
import { useSite } from './context.ts';
import { SmartLink } from './SmartLink.tsx';

const PROFILES: { key: keyof Site['socials']; name: string }[] = [
  { key: 'github', name: 'GitHub' },
  { key: 'imagesc', name: 'Image.sc forum' },
  { key: 'twitter', name: 'X (Twitter)' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'facebook', name: 'Facebook' },
];

/** List items with the site's profiles elsewhere; one without an address is left out. */
export function SocialLinks() {
  const { socials } = useSite();
  return PROFILES.filter(({ key }) => socials[key] !== '').map(({ key, name }) => (
    <li key={key}>
      <SmartLink to={socials[key]}>{name}</SmartLink>
    </li>
  ));
}
