import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  label: string;
  className: string;
  close: () => void;
  children: ReactNode;
}

/** A modal sheet. The browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function Dialog({ label, className, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The page below it goes back; on a phone, that is how readers leave a sheet. Without a state it only got a hash.
    const onPop = ({ state }: PopStateEvent) => {
      if (state !== null) element?.close();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      element?.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that does the same is Escape, which the browser answers
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-label={label}
      onClose={close}
      onClick={(event) => {
        // At once: where a link leads on this page cannot have the focus while the sheet is open.
        if (closes(event)) event.currentTarget.close();
      }}
    >
      <div className="dialog-inner">{children}</div>
    </dialog>
  );
}

/** The backdrop belongs to the dialog itself; everything else is a child. A link leads away, unless it opens another tab. */
function closes({ target, currentTarget, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (target === currentTarget) return true;
  const isPlain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
  return isPlain && target instanceof Element && target.closest('a') !== null;
}
