import {
  addImageIcon,
  broadcastIcon,
  closeViewIcon,
  colorsIcon,
  infoIcon,
  layersIcon,
  linkIcon,
  linkImagesIcon,
  ontologyIcon,
  pointIcon,
  polygonIcon,
  propertiesIcon,
  reviewIcon,
  screenshotIcon,
  selectIcon,
  termsIcon,
  zoomIcon,
} from '../../data/iconShapes.ts';
import { blob } from './geometry.ts';
import {
  At,
  Bar,
  Button,
  CallOut,
  type FigureProps,
  Frame,
  Icon,
  type IconDrawing,
  NARROW,
  Text,
  Tissue,
  WIDE,
  Window,
} from './kit.tsx';

/** The screen of the viewer in ten numbered parts, and the buttons of its panels. */
export function ViewerLayout(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={664} narrow={<Narrow />} narrowHeight={806} />;
}

const parts: Record<number, string> = {
  1: 'Run a task, Previous task runs',
  2: 'Zoom and rotation',
  3: 'Drawing toolbar',
  5: 'Overview, with the name of the image',
  6: 'Sliders of images with several slices',
  7: 'Annotation list',
  8: 'Scale, magnification, pointer position',
  9: 'Add image, in a view of its own',
  10: 'Live, while you broadcast',
};

const panels: [icon: IconDrawing, name: string][] = [
  [infoIcon, 'Information'],
  [zoomIcon, 'Digital zoom'],
  [linkImagesIcon, 'Link images'],
  [colorsIcon, 'Colors'],
  [layersIcon, 'Annotation layers'],
  [ontologyIcon, 'Terms'],
  [propertiesIcon, 'Properties'],
  [broadcastIcon, 'Broadcast'],
  [reviewIcon, 'Review'],
];

const tools: IconDrawing[] = [selectIcon, pointIcon, polygonIcon, screenshotIcon, termsIcon, linkIcon];

/** A small white field of the screen. */
function Field({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return <rect className="box" x={x} y={y} width={w} height={h} rx="4" />;
}

function Wide() {
  return (
    <>
      <Window x={0} y={0} w={WIDE} h={368} />
      <path d="M170 14v354" />
      <CallOut x={150} y={38}>
        1
      </CallOut>
      <Text x={12} y={44} kind="title">
        Run a task
      </Text>
      <Button x={12} y={60} w={146} kind="field">
        Select a task
      </Button>
      <Bar x={12} y={100} w={110} />
      <Bar x={12} y={118} w={80} />
      <Text x={12} y={196} kind="title">
        Previous task runs
      </Text>
      <Bar x={12} y={214} w={130} />
      <Bar x={12} y={232} w={90} />
      <View left={178} right={712} bottom={360} tools={6} />
      <Parts x={0} y={404} />
      <Panels x={420} y={404} columns={1} />
    </>
  );
}

function Narrow() {
  return (
    <>
      <Window x={0} y={0} w={NARROW} h={360} />
      <path d="M44 14v346" />
      <CallOut x={22} y={38}>
        1
      </CallOut>
      <Bar x={10} y={64} w={24} />
      <Bar x={10} y={82} w={18} />
      <View left={50} right={354} bottom={354} tools={4} />
      <Parts x={0} y={390} />
      <Panels x={0} y={638} columns={2} />
    </>
  );
}

/** One view: the slide, and what lies on its edges. */
function View({
  left,
  right,
  bottom,
  tools: shown,
}: {
  left: number;
  right: number;
  bottom: number;
  tools: number;
}) {
  const middle = (left + right) / 2;
  const isWide = shown === tools.length;
  return (
    <>
      <Tissue x={left} y={22} w={right - left} h={bottom - 22} seed={2} />
      <g className="slide-term">
        <path d={blob(5, [middle + 10, 126], 34, 26, 8)} />
      </g>
      <Corner x={left + 8} />
      <At x={left + 44} y={30}>
        <Field x={0} y={0} w={shown * 26 + 8} h={28} />
        {tools.slice(0, shown).map((tool, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawings have no names
          <Icon key={index} name={tool} x={9 + index * 26} y={6} />
        ))}
        <CallOut x={shown * 13 + 4} y={44}>
          3
        </CallOut>
      </At>
      <At x={right - (isWide ? 118 : 92)} y={30}>
        <Live />
      </At>
      <PanelButtons x={right - 34} />
      <At x={left + 8} y={bottom - 84}>
        <Overview />
      </At>
      <At x={isWide ? left + 110 : left + 8} y={bottom - (isWide ? 112 : 172)}>
        <Sliders />
      </At>
      <At x={isWide ? left + 148 : left + 96} y={bottom - 34}>
        <Button x={0} y={0} w={116}>
          Annotation list
        </Button>
        <CallOut x={132} y={13}>
          7
        </CallOut>
      </At>
      <At x={right - (isWide ? 176 : 140)} y={bottom - (isWide ? 62 : 94)}>
        <Scale />
      </At>
      <Field x={right - 34} y={bottom - 34} w={26} h={26} />
      <Icon name={addImageIcon} x={right - 29} y={bottom - 29} />
      <CallOut x={right - 21} y={bottom - 48}>
        9
      </CallOut>
    </>
  );
}

function Corner({ x }: { x: number }) {
  return (
    <>
      {(['plus', 'minus', 'rotate'] as const).map((name, index) => (
        <At key={name} x={x} y={30 + index * 28 + (index === 2 ? 6 : 0)}>
          <Field x={0} y={0} w={26} h={26} />
          <Icon name={name} x={5} y={5} />
        </At>
      ))}
      <CallOut x={x + 13} y={136}>
        2
      </CallOut>
    </>
  );
}

function Live() {
  return (
    <>
      <Field x={0} y={0} w={52} h={28} />
      <g className="failure">
        <circle className="box" cx="11" cy="14" r="4" />
      </g>
      <Text x={20} y={19}>
        Live
      </Text>
      <CallOut x={26} y={44}>
        10
      </CallOut>
    </>
  );
}

/** From top to bottom: close the view, then one button for each panel. */
function PanelButtons({ x }: { x: number }) {
  return (
    <>
      <Field x={x} y={30} w={26} h={26} />
      <Icon name={closeViewIcon} x={x + 5} y={35} />
      <Field x={x} y={62} w={26} h={panels.length * 25 + 4} />
      {panels.map(([icon, name], index) => (
        <Icon key={name} name={icon} x={x + 5} y={69 + index * 25} />
      ))}
      <CallOut x={x - 16} y={120}>
        4
      </CallOut>
    </>
  );
}

function Overview() {
  return (
    <>
      <Field x={0} y={0} w={80} h={76} />
      <Bar x={8} y={8} w={48} />
      <Tissue x={8} y={20} w={64} h={48} seed={2} />
      <rect className="client" x="26" y="32" width="26" height="20" />
      <CallOut x={80} y={0}>
        5
      </CallOut>
    </>
  );
}

function Sliders() {
  return (
    <>
      <Field x={0} y={0} w={192} h={66} />
      {['C', 'Z', 'T'].map((axis, index) => (
        <At key={axis} x={8} y={index * 21}>
          <Text x={0} y={17}>
            {axis}
          </Text>
          <path d="M20 12h156" />
          <circle className="box core" cx={52 + index * 34} cy="12" r="5" />
        </At>
      ))}
      <CallOut x={192} y={0}>
        6
      </CallOut>
    </>
  );
}

function Scale() {
  return (
    <>
      <Field x={0} y={0} w={96} h={54} />
      <Text x={48} y={20} align="middle">
        500 µm
      </Text>
      <path d="M12 24v5h72v-5" />
      <Bar x={20} y={40} w={56} />
      <CallOut x={-2} y={27}>
        8
      </CallOut>
    </>
  );
}

function Parts({ x, y }: { x: number; y: number }) {
  return Object.entries(parts).map(([number, text], index) => (
    <g key={number}>
      <CallOut x={x + 11} y={y + index * 26}>
        {number}
      </CallOut>
      <Text x={x + 34} y={y + 5 + index * 26}>
        {text}
      </Text>
    </g>
  ));
}

function Panels({ x, y, columns }: { x: number; y: number; columns: number }) {
  const rows = Math.ceil(panels.length / columns);
  return (
    <>
      <CallOut x={x + 11} y={y}>
        4
      </CallOut>
      <Text x={x + 34} y={y + 5}>
        Close the view, and its panels:
      </Text>
      {panels.map(([icon, name], index) => (
        <At key={name} x={x + 3 + Math.floor(index / rows) * 184} y={y + 18 + (index % rows) * 26}>
          <Icon name={icon} x={0} y={0} />
          <Text x={31} y={13}>
            {name}
          </Text>
        </At>
      ))}
    </>
  );
}
