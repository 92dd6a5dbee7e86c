import {
  broadcastIcon,
  circleIcon,
  colorsIcon,
  copyIcon,
  deleteIcon,
  fillIcon,
  freehandLineIcon,
  freehandPolygonIcon,
  infoIcon,
  layersIcon,
  lineIcon,
  linkIcon,
  linkImagesIcon,
  minusIcon,
  modifyIcon,
  moveIcon,
  ontologyIcon,
  pasteIcon,
  pencilIcon,
  plusIcon,
  pointIcon,
  polygonIcon,
  propertiesIcon,
  rectangleIcon,
  redoIcon,
  rescaleIcon,
  reviewIcon,
  rotateIcon,
  screenshotIcon,
  selectIcon,
  undoIcon,
  unlinkIcon,
  zoomIcon,
} from '../../data/iconShapes.ts';
import { blob } from '../figures/geometry.ts';
import { At, Button, Icon, type IconDrawing, Text, Tissue, Window } from '../figures/kit.tsx';
import { type Hidden, shownIn } from './shown.ts';

const HEIGHT = 372;
const BAR = 114;

const tools: Record<string, IconDrawing[]> = {
  Select: [selectIcon],
  Point: [pointIcon],
  Line: [lineIcon],
  'Freehand line': [freehandLineIcon],
  Rectangle: [rectangleIcon],
  Circle: [circleIcon],
  Polygon: [polygonIcon],
  'Freehand polygon': [freehandPolygonIcon],
  'Screenshot current image view': [screenshotIcon],
  'Correct annotation by adding a freehand area': [[pencilIcon, plusIcon]],
  'Correct annotation by removing a freehand area': [[pencilIcon, minusIcon]],
  Fill: [fillIcon],
  Modify: [modifyIcon],
  Move: [moveIcon],
  Rescale: [rescaleIcon],
  Rotate: [rotateIcon],
  Delete: [deleteIcon],
  'Copy/Paste': [copyIcon, pasteIcon],
  Link: [linkIcon],
  Unlink: [unlinkIcon],
  'Undo/Redo': [undoIcon, redoIcon],
};

const panels: Record<string, IconDrawing> = {
  Information: infoIcon,
  'Digital zoom': zoomIcon,
  'Link images': linkImagesIcon,
  Colors: colorsIcon,
  'Annotation layers': layersIcon,
  Ontology: ontologyIcon,
  Properties: propertiesIcon,
  Broadcast: broadcastIcon,
  Review: reviewIcon,
};

/** The project as it looks with some lines hidden: its bar, and the viewer or the details of an image. */
export function Wireframe({ hidden, isDetails }: { hidden: Hidden; isDetails: boolean }) {
  return (
    <svg viewBox={`0 0 360 ${HEIGHT}`} aria-hidden="true">
      <Window x={0} y={0} w={360} h={HEIGHT} />
      <path d={`M${BAR} 14V${HEIGHT}`} />
      <ProjectBar shown={shownIn(hidden, 'Project side bar')} />
      {isDetails ? <Details shown={shownIn(hidden, 'Image details')} /> : <Viewer hidden={hidden} />}
    </svg>
  );
}

/** The tab of annotations is always there, since it has no line. */
function ProjectBar({ shown }: { shown: readonly string[] }) {
  const tabs = ['Images', 'Image groups', 'Annotations', 'Activity', 'Information', 'Configuration'];
  return tabs
    .filter((tab) => tab === 'Annotations' || shown.includes(tab))
    .map((tab, index) => (
      <Text key={tab} x={10} y={42 + index * 30}>
        {tab}
      </Text>
    ));
}

function Details({ shown }: { shown: readonly string[] }) {
  return (
    <At x={BAR + 14} y={42}>
      <Text x={0} y={0} kind="title">
        Details of an image
      </Text>
      {shown.map((line, index) => (
        <Text key={line} x={0} y={34 + index * 30}>
          {line}
        </Text>
      ))}
    </At>
  );
}

function Viewer({ hidden }: { hidden: Hidden }) {
  const inPanels = shownIn(hidden, 'Viewer panels');
  const icons = inPanels.flatMap((panel) => panels[panel] ?? []);
  return (
    <>
      <Tissue x={BAR + 6} y={22} w={234} h={HEIGHT - 30} seed={2} />
      <g className="slide-selected">
        <path d={blob(5, [152, 190], 26, 34, 8)} />
      </g>
      <Toolbar icons={shownIn(hidden, 'Draw tools').flatMap((tool) => tools[tool] ?? [])} />
      {icons.length > 0 && (
        <rect className="box" x={326} y={28} width={26} height={icons.length * 24 + 6} rx="4" />
      )}
      {icons.map((icon, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawings have no names
        <Icon key={index} name={icon} x={331} y={35 + index * 24} />
      ))}
      <DetailsBox shown={shownIn(hidden, 'Annotation details')} />
      {inPanels.includes('Overview') && <Overview />}
      {inPanels.includes('Annotation list') && (
        <Button x={228} y={332} w={120}>
          Annotation list
        </Button>
      )}
    </>
  );
}

/** Eight icons in a row. */
function Toolbar({ icons }: { icons: readonly IconDrawing[] }) {
  const rows = Math.ceil(icons.length / 8);
  if (rows === 0) return null;
  const width = Math.min(icons.length, 8) * 24 + 6;
  return (
    <>
      <rect className="box" x={BAR + 12} y={28} width={width} height={rows * 24 + 6} rx="4" />
      {icons.map((icon, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawings have no names
        <Icon key={index} name={icon} x={BAR + 18 + (index % 8) * 24} y={35 + Math.floor(index / 8) * 24} />
      ))}
    </>
  );
}

/** What is known of the selected annotation. */
function DetailsBox({ shown }: { shown: readonly string[] }) {
  if (shown.length === 0) return null;
  return (
    <At x={182} y={114}>
      <rect className="box" width={138} height={shown.length * 22 + 12} rx="4" />
      {shown.map((line, index) => (
        <Text key={line} x={8} y={22 + index * 22}>
          {line.replace(/ information.*/, '')}
        </Text>
      ))}
    </At>
  );
}

function Overview() {
  return (
    <At x={BAR + 8} y={312}>
      <rect className="box" width={58} height={48} rx="4" />
      <Tissue x={5} y={5} w={48} h={38} seed={2} />
      <rect className="client" x="17" y="14" width="20" height="16" />
    </At>
  );
}
