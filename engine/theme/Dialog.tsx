import { type ReactNode, useEffect, useRef } from 'react';

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
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that does the same is Escape, which the browser answers
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-label={label}
      onClose={close}
      onClick={(event) => {
        // The backdrop belongs to the dialog itself; everything else is a child.
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="dialog-inner">{children}</div>
    </dialog>
  );
}
