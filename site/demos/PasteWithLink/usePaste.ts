import { useRef, useState } from 'react';
import { advise, type Copy, landing, type Place, type Settings, type Target, targets } from './landing.ts';

const FIRST = 'Copy the annotation of H&E first.';

/** What was copied and pasted so far, and what can be done next. */
export function usePaste(settings: Settings) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [copies, setCopies] = useState<ReadonlyMap<Target, Copy>>(new Map());
  const [active, setActive] = useState<Target>();
  const [message, setMessage] = useState(FIRST);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return {
    opener,
    isCopied,
    isOpen,
    copies,
    active,
    message,
    close,
    activate: setActive,
    copy() {
      setIsCopied(true);
      setMessage('Annotation has been copied.');
    },
    toggle: () => setIsOpen(!isOpen),
    save(chosen: ReadonlyMap<Target, Place>) {
      const made = [...chosen].map(([target, place]) => [target, landing(place, target, settings)] as const);
      const next = new Map([...copies, ...made]);
      setCopies(next);
      setActive(active ?? targets.find((target) => next.has(target)));
      const advice = made.map(([target, copy]) => advise(copy, target));
      setMessage(`Annotation successfully pasted and linked. ${advice.join(' ')}`);
      close();
    },
    /** Changes the copy that is being corrected. */
    correct(change: (copy: Copy) => Copy) {
      const now = active && copies.get(active);
      if (!now) return;
      const next = change(now);
      setCopies(new Map([...copies, [active, next]]));
      setMessage(advise(next, active));
    },
    startAgain() {
      setCopies(new Map());
      setActive(undefined);
      setIsCopied(false);
      setIsOpen(false);
      setMessage(FIRST);
    },
  };
}
