import { Icon, Text } from './kit.tsx';

/** One line of a tree of files. */
export interface Entry {
  name: string;
  depth: number;
  isFolder?: boolean;
  /** What the file holds, behind its name. */
  content?: string;
}

/** A tree of files, 30 units a line. */
export function FileTree({ entries }: { entries: readonly Entry[] }) {
  return entries.map(({ name, content, depth, isFolder }, row) => (
    <g key={name} className="file" transform={`translate(${12 + depth * 18} ${12 + row * 30})`}>
      <Icon name={isFolder ? 'folder' : 'file'} x={0} y={0} />
      <Text x={23} y={13} kind={isFolder ? 'title' : 'mono'}>
        {name}
      </Text>
      {content && (
        <Text x={156 - depth * 18} y={13} kind="muted">
          {content}
        </Text>
      )}
    </g>
  ));
}
