import { Box, Icon, Text, type Tone } from './kit.tsx';

/** A container: what it is made from, where it listens, where its data lie. */
export interface Service {
  tone: Tone;
  port: string;
  /** Lines; a long image name breaks after "/" or ":". */
  image: string[];
  /** Lines of its folder on the machine. */
  folder?: string[];
}

const LINE = 20;

/** A service as a box: name, image, port, and its folder at the foot. */
export function ServiceBox({
  x,
  y,
  w,
  h,
  name,
  isPortBelow = false,
  service: { tone, port, image, folder },
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  name: string;
  /** The port stands under the image, for names that leave no room beside it. */
  isPortBelow?: boolean;
  service: Service;
}) {
  const folderY = h - 32 - (folder ? (folder.length - 1) * LINE : 0);
  return (
    <Box x={x} y={y} w={w} h={h} tone={tone} title={name} lines={image} mono>
      {isPortBelow ? (
        <Text x={12} y={47 + image.length * LINE} kind="mono">
          {port}
        </Text>
      ) : (
        <Text x={w - 10} y={47} align="end" kind="mono">
          {port}
        </Text>
      )}
      {folder && (
        <>
          <Icon name="folder" x={10} y={folderY + 4} />
          <Text x={31} y={folderY + 17} kind="mono">
            {folder}
          </Text>
        </>
      )}
    </Box>
  );
}
