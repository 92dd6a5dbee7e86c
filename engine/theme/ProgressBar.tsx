import { useRef } from 'react';
import { useProgress } from '../app/hooks.ts';
import './ProgressBar.css';

/** The line on top of the window that says a page is on its way. */
export function ProgressBar() {
  const bar = useRef<HTMLDivElement>(null);
  useProgress(bar);
  return <div ref={bar} className="progress" aria-hidden="true" />;
}
