import { useSite } from '../app/hooks.ts';
import type { Site } from '../shared/types.ts';

const PROFILES: { key: keyof Site['socials']; name: string; icon: string }[] = [
  { key: 'github', name: 'GitHub', icon: 'icon icon-github' },
  { key: 'imagesc', name: 'Image.sc forum', icon: 'icon icon-chat-dots' },
  { key: 'twitter', name: 'X (Twitter)', icon: 'icon icon-twitter-x' },
  { key: 'linkedin', name: 'LinkedIn', icon: 'icon icon-linkedin' },
  { key: 'facebook', name: 'Facebook', icon: 'icon icon-facebook' },
];

/** List items with the site's profiles elsewhere; one without an address is left out. */
export function SocialLinks() {
  const { socials } = useSite();
  return PROFILES.filter(({ key }) => socials[key] !== '').map(({ key, name, icon }) => (
    <li key={key}>
      <a className="icon-button" href={socials[key]} title={name} target="_blank" rel="noopener noreferrer">
        <span className={icon} aria-hidden="true" />
        <span className="visually-hidden">{name} (opens new window)</span>
      </a>
    </li>
  ));
}
