import type { AnchorHTMLAttributes } from 'react';
import { withBase } from '../../core/address.ts';
import { FRAME } from '../../core/strings.ts';
import { useSite } from './context.ts';

/** A link of the site configuration: within the site with its base, out of the site in a new window and saying so. */
export function SmartLink({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { base } = useSite();
  if (to.startsWith('/')) return <a {...rest} href={withBase(to, base)} />;
  const { className, children } = rest;
  return (
    <a
      {...rest}
      className={className === undefined ? 'outbound' : `outbound ${className}`}
      href={to}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <span className="visually-hidden"> {FRAME.newWindow}</span>
    </a>
  );
}
