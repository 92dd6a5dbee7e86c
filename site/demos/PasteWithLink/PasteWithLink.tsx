import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { Check } from '../controls/Check.tsx';
import { Choice } from '../controls/Choice.tsx';
import type { Point } from '../figures/geometry.ts';
import { type Correction, corrections, nudged, pulled } from './corrections.ts';
import { cornerOf, GroupImages, VIEW } from './GroupImages.tsx';
import { type Copy, places, type Target, targets } from './landing.ts';
import { PasteForm } from './PasteForm.tsx';
import { usePaste } from './usePaste.ts';

/**
 * Copies an annotation into other images of a group, and corrects the copies. Without scripts it shows where each
 * place lies.
 */
export function PasteWithLink({ alt, caption }: { alt: string; caption: string }) {
  const [settings, setSettings] = useState({ isViewMoved: true, isCalibrated: true });
  const [tool, setTool] = useState<Correction>('Move');
  const paste = usePaste(settings);
  const { copies, active } = paste;
  const handlers = useCorrection(tool, active, paste.correct);
  return (
    <figure className="figure fig try paste">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label */}
      <div
        role={active ? 'application' : 'img'}
        aria-label={active ? `The copy on ${active.name}: arrows correct it` : alt}
        {...(active && { tabIndex: 0, ...handlers })}
      >
        <GroupImages copies={copies} settings={settings} active={active} />
      </div>
      <ol>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ol>
      <fieldset className="scripted">
        <legend>Before you paste</legend>
        <Check
          label="The view of CD3 has the object in its center"
          isChecked={settings.isViewMoved}
          onChange={(isViewMoved) => setSettings({ ...settings, isViewMoved })}
        />
        <Check
          label="All images are calibrated"
          isChecked={settings.isCalibrated}
          onChange={(isCalibrated) => setSettings({ ...settings, isCalibrated })}
        />
      </fieldset>
      <Actions {...paste} />
      {paste.isOpen && (
        <PasteForm
          targets={targets.filter((target) => !copies.has(target))}
          save={paste.save}
          cancel={paste.close}
        />
      )}
      <output className="scripted">{paste.message}</output>
      {active && (
        <Corrections
          active={active}
          pasted={[...copies.keys()]}
          activate={paste.activate}
          tool={tool}
          choose={setTool}
        />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface CorrectionProps {
  active: Target;
  pasted: readonly Target[];
  activate: (target: Target | undefined) => void;
  tool: Correction;
  choose: (tool: Correction) => void;
}

/** Which copy is corrected, and how. */
function Corrections({ active, pasted, activate, tool, choose }: CorrectionProps) {
  return (
    <>
      <Choice
        legend="Correct the copy on"
        options={pasted.map(({ name }) => [name, name] as const)}
        value={active.name}
        onChange={(name) => activate(targets.find((target) => target.name === name))}
      />
      <Choice
        legend="Drag it, or use the arrows on the images"
        options={corrections.map((name) => [name, name] as const)}
        value={tool}
        onChange={choose}
      />
    </>
  );
}

const arrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handlers for mouse, finger and arrows on the images. */
function useCorrection(
  tool: Correction,
  active: Target | undefined,
  correct: (change: (copy: Copy) => Copy) => void,
) {
  const last = useRef<Point>(undefined);
  return {
    onKeyDown(event: KeyboardEvent) {
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      event.stopPropagation();
      correct((copy) => nudged(copy, tool, arrow, event.shiftKey));
    },
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary || !active) return;
      last.current = pointOf(event, active);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const from = last.current;
      if (!from || !active) return;
      const to = pointOf(event, active);
      last.current = to;
      correct((copy) => pulled(copy, tool, from, to));
    },
    onPointerUp() {
      last.current = undefined;
    },
    onPointerCancel() {
      last.current = undefined;
    },
  };
}

/** Where a pointer is on an image. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent, target: Target): Point {
  const box = (currentTarget.firstElementChild ?? currentTarget).getBoundingClientRect();
  const [left, top] = cornerOf(target);
  return [
    ((clientX - box.left) / box.width) * VIEW.width + VIEW.x - left,
    ((clientY - box.top) / box.height) * VIEW.height - top,
  ];
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
