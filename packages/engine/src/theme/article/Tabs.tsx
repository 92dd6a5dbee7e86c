interface Props {
  labels: string[];
  /** Tabs of one group change together, and the choice is remembered. */
  group?: string;
  /** Which tab comes first into view; 0 when not given. */
  active?: number;
  /** The other panels are templates, in no document nor print until they are asked for, and none has a label. */
  inert?: boolean;
  /** HTML of the panels, one for each label. */
  slots?: string[];
}

/** Panels of which one shows; without scripts all, each under its label. `enhancers/tabs.ts` makes the tabs work. */
export function Tabs({ labels, group, active = 0, inert = false, slots = [] }: Props) {
  return (
    <div className="tabs" data-group={group}>
      <div className="tab-list scripted">
        {labels.map((label, index) => (
          <button key={label} type="button" className={index === active ? 'tab active' : 'tab'}>
            {label}
          </button>
        ))}
      </div>
      {labels.map((label, index) => {
        const className = index === active ? 'tab-panel active' : 'tab-panel';
        const html = { __html: slots[index] ?? '' };
        // biome-ignore-start lint/security/noDangerouslySetInnerHtml: the HTML of our own build, never of a reader
        if (inert) {
          const Panel = index === active ? 'div' : 'template';
          return <Panel key={label} className={className} dangerouslySetInnerHTML={html} />;
        }
        return (
          <div key={label} className={className}>
            <p className="tab-label">{label}</p>
            <div dangerouslySetInnerHTML={html} />
          </div>
        );
        // biome-ignore-end lint/security/noDangerouslySetInnerHtml: the same
      })}
    </div>
  );
}
