/** One line of the table *Custom UI*. */
export interface UiLine {
  label: string;
  /** Not shown to contributors of a new project. */
  isHiddenAtFirst?: boolean;
  /** Its buttons do nothing. */
  isFixed?: boolean;
  /** The interface has nothing that it could show or hide. */
  isIdle?: boolean;
  /** It hides all lines below it. */
  isMaster?: boolean;
  /** Shown even if the master is hidden. */
  ignoresMaster?: boolean;
  /** Label of the line that it is shown with: both are, until both are hidden. */
  twin?: string;
}

export interface UiCategory {
  name: string;
  lines: readonly UiLine[];
}

const plain = (...labels: string[]): UiLine[] => labels.map((label) => ({ label }));

/** The table *Custom UI* of a project, in its order. */
export const CUSTOM_UI: readonly UiCategory[] = [
  {
    name: 'Project side bar',
    lines: [
      ...plain('Images', 'Image groups'),
      { label: 'Activity', isHiddenAtFirst: true },
      ...plain('Information'),
      { label: 'Configuration', isHiddenAtFirst: true, isFixed: true },
    ],
  },
  {
    name: 'Image details',
    lines: [
      ...plain('Overview', 'Description', 'Tags'),
      { label: 'Tracks', isIdle: true },
      ...plain('Properties', 'Attached files', 'Slide preview', 'Original filename', 'Image metadata'),
    ],
  },
  {
    name: 'Viewer panels',
    lines: [
      { label: 'All panels', isMaster: true },
      { label: 'Overview', ignoresMaster: true },
      ...plain('Information', 'Digital zoom', 'Link images', 'Colors', 'Annotation layers', 'Ontology'),
      ...plain('Properties', 'Broadcast', 'Review', 'Annotation list'),
    ],
  },
  {
    name: 'Annotation details',
    lines: [
      { label: 'Annotation details box', isMaster: true },
      ...plain('Geometry information (area, length)', 'Description', 'Terms', 'Tags', 'Properties'),
      ...plain('Attached files', 'Linked annotations', 'Creation information', 'Comments'),
    ],
  },
  {
    name: 'Draw tools',
    lines: [
      { label: 'All draw tools', isMaster: true },
      ...plain('Select', 'Point', 'Line', 'Freehand line', 'Rectangle', 'Circle', 'Polygon'),
      ...plain('Freehand polygon', 'Screenshot current image view'),
      ...plain('Correct annotation by adding a freehand area'),
      ...plain('Correct annotation by removing a freehand area'),
      ...plain('Fill', 'Modify', 'Move', 'Rescale', 'Rotate', 'Delete', 'Copy/Paste'),
      { label: 'Link', twin: 'Unlink' },
      { label: 'Unlink', twin: 'Link' },
      ...plain('Undo/Redo'),
    ],
  },
];
