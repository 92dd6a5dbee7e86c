import { type FigureProps, Frame } from './kit.tsx';

/** AnnotationToolbar */
export function AnnotationToolbar(props: FigureProps) {
  return (
    <Frame {...props} width={400} height={200}>
      <rect width="400" height="200" rx="8" fill="none" stroke="currentColor" />
    </Frame>
  );
}
