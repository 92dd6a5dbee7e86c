import { Box, Icon, NARROW, Text, type Tone } from './kit.tsx';

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

/** The only way in: nginx with its published port, its image, and what it does. */
export function PublicPort({
  image,
  does,
  ...place
}: {
  x: number;
  y: number;
  w: number;
  image?: string;
  does: string;
}) {
  const isWide = place.w > NARROW;
  const foot = image && !isWide ? 67 : 47;
  return (
    <Box {...place} h={foot + 15} tone="proxy" title="nginx">
      <Text x={place.w - 12} y={24} align="end" kind="mono">
        80:80
      </Text>
      {image && (
        <Text x={isWide ? 96 : 12} y={isWide ? 24 : 47} kind="mono">
          {image}
        </Text>
      )}
      <Text x={12} y={foot}>
        {does}
      </Text>
    </Box>
  );
}
