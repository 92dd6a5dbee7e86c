import { type Entry, FileTree } from './FileTree.tsx';
import { At, Box, type FigureProps, Frame, Text } from './kit.tsx';

/** Archives of slides that consist of several files: each as it should be, and with a common slip. */
export function ArchiveTrees(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={462} narrow={<Narrow />} narrowHeight={744} />;
}

interface Archive {
  name: string;
  entries: Entry[];
  /** What is right or wrong about it. */
  why: string[];
}

const flat = (...names: string[]): Entry[] => names.map((name) => ({ name, depth: 0 }));
const inside = (folder: string, ...names: string[]): Entry[] => [
  { name: folder, depth: 0, isFolder: true },
  ...names.map((name) => ({ name, depth: 1 })),
];

const formats: { name: string; right: Archive; wrong: Archive }[] = [
  {
    name: '3D Histech MIRAX',
    right: {
      name: 'CMU-1.zip',
      entries: [...flat('CMU-1.mrxs'), ...inside('CMU-1', 'Slidedat.ini', 'Data0000.dat')],
      why: ['the file, and beside it', 'the folder of its name'],
    },
    wrong: {
      name: 'CMU-1.zip',
      entries: inside('CMU-1', 'CMU-1.mrxs', 'Slidedat.ini', 'Data0000.dat'),
      why: ['the .mrxs file belongs', 'beside the folder'],
    },
  },
  {
    name: 'Hamamatsu VMS',
    right: {
      name: 'a.zip',
      entries: flat('a.vms', 'a.opt', 'a.jpg', 'a(1,0).jpg …'),
      why: ['all files of one slide,', 'side by side'],
    },
    wrong: {
      name: 'slides.zip',
      entries: flat('a.vms', 'a.jpg …', 'b.vms', 'b.jpg …'),
      why: ['two slides: pack', 'each on its own'],
    },
  },
  {
    name: 'WSI Dicom',
    right: {
      name: 'slide.zip',
      entries: inside('slide', 'level-0.dcm', 'level-1.dcm', 'label.dcm …'),
      why: ['all .dcm files of one', 'slide in one folder'],
    },
    wrong: {
      name: 'slide.zip',
      entries: inside('slide', 'level-0.dcm', 'label.dcm …', 'notes.txt'),
      why: ['nothing else may be', 'among the .dcm files'],
    },
  },
];

/** A check mark or a cross doubles the color. */
function Packed({ archive, w, isRight }: { archive: Archive; w: number; isRight: boolean }) {
  return (
    <g className={isRight ? 'core' : 'failure'}>
      <Box x={0} y={0} w={w} h={162} title={archive.name} icon={isRight ? 'check' : 'close'} />
      <At x={0} y={30}>
        <FileTree entries={archive.entries} />
      </At>
      <Text x={2} y={184}>
        {archive.why}
      </Text>
    </g>
  );
}

/** A format with both archives: the wrong one below the right one, or beside it. */
function Pair({ index, w, dx, dy }: { index: number; w: number; dx: number; dy: number }) {
  const { name, right, wrong } = formats[index] as (typeof formats)[number];
  return (
    <>
      <Text x={2} y={16} kind="title">
        {name}
      </Text>
      <At x={0} y={30}>
        <Packed archive={right} w={w} isRight />
      </At>
      <At x={dx} y={30 + dy}>
        <Packed archive={wrong} w={w} isRight={false} />
      </At>
    </>
  );
}

function Wide() {
  return formats.map(({ name }, index) => (
    <At key={name} x={index * 246} y={0}>
      <Pair index={index} w={228} dx={0} dy={224} />
    </At>
  ));
}

function Narrow() {
  return formats.map(({ name }, index) => (
    <At key={name} x={0} y={index * 252}>
      <Pair index={index} w={174} dx={186} dy={0} />
    </At>
  ));
}
