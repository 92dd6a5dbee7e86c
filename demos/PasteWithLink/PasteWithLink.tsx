import { type RefObject, useRef, useState } from 'react';
import type { Point } from '../figures/geometry.ts';
import { GroupImages } from './GroupImages.tsx';
import { advise, landing, type Place, places, type Target, targets } from './landing.ts';
import { PasteForm } from './PasteForm.tsx';

const FIRST = 'Copy the annotation of H&E first.';

/** Copies an annotation into other images of a group. Without scripts it shows where each place lies. */
export function PasteWithLink({ alt, caption }: { alt: string; caption: string }) {
  const [isViewMoved, setIsViewMoved] = useState(true);
  const { copies, message, isOpen, save, close, ...actions } = usePaste(isViewMoved);
  return (
    <figure className="figure fig try paste">
      <div role="img" aria-label={alt}>
        <GroupImages copies={copies} isViewMoved={isViewMoved} />
      </div>
      <ol>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ol>
      <label className="scripted">
        <input
          type="checkbox"
          checked={isViewMoved}
          onChange={(event) => setIsViewMoved(event.target.checked)}
        />
        The view of CD3 has the object in its center
      </label>
      <Actions isOpen={isOpen} {...actions} />
      {isOpen && (
        <PasteForm targets={targets.filter((target) => !copies.has(target))} save={save} cancel={close} />
      )}
      <output className="scripted">{message}</output>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** What was copied and pasted so far, and what can be done next. */
function usePaste(isViewMoved: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [copies, setCopies] = useState<ReadonlyMap<Target, Point>>(new Map());
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
    message,
    close,
    copy() {
      setIsCopied(true);
      setMessage('Annotation has been copied.');
    },
    toggle: () => setIsOpen(!isOpen),
    save(chosen: ReadonlyMap<Target, Place>) {
      const made = [...chosen].map(
        ([target, place]) => [target, landing(place, target, isViewMoved)] as const,
      );
      const advice = made.map(([target, point]) => advise(point, target));
      setCopies(new Map([...copies, ...made]));
      setMessage(`Annotation successfully pasted and linked. ${advice.join(' ')}`);
      close();
    },
    startAgain() {
      setCopies(new Map());
      setIsCopied(false);
      setIsOpen(false);
      setMessage(FIRST);
    },
  };
}

interface ActionProps {
  opener: RefObject<HTMLButtonElement | null>;
  isCopied: boolean;
  isOpen: boolean;
  copy: () => void;
  toggle: () => void;
  startAgain: () => void;
}

function Actions({ opener, isCopied, isOpen, copy, toggle, startAgain }: ActionProps) {
  return (
    <div className="paste-actions scripted">
      <button type="button" className="button" onClick={copy}>
        Copy
      </button>
      <button
        type="button"
        className="button"
        ref={opener}
        disabled={!isCopied}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        Paste with link
      </button>
      <button type="button" className="button" onClick={startAgain}>
        Start again
      </button>
    </div>
  );
}
