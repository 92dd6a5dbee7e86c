import type { DemoEntry, DemoRegistry } from './registry.ts';

/** A figure that comes alive in the browser. */
function island(load: DemoEntry['load']): DemoEntry {
  return { island: true, slots: false, props: { alt: 'string', caption: 'string' }, load };
}

/** The demos that browsers bring to life: the only ones that any script is sent for. */
export const islands = {
  SlideExplorer: island(() => import('./SlideExplorer/SlideExplorer.tsx').then((m) => m.SlideExplorer)),
  EditingModes: island(() => import('./EditingModes/EditingModes.tsx').then((m) => m.EditingModes)),
  CustomUi: island(() => import('./CustomUi/CustomUi.tsx').then((m) => m.CustomUi)),
  PermissionExplorer: {
    island: true,
    slots: false,
    props: { caption: 'string' },
    load: () => import('./PermissionExplorer/PermissionExplorer.tsx').then((m) => m.PermissionExplorer),
  },
  DrawingPlayground: island(() =>
    import('./DrawingPlayground/DrawingPlayground.tsx').then((m) => m.DrawingPlayground),
  ),
  PasteWithLink: island(() => import('./PasteWithLink/PasteWithLink.tsx').then((m) => m.PasteWithLink)),
  FormatFinder: {
    island: true,
    slots: false,
    props: { caption: 'string', uploadTo: 'string', packTo: 'string', convertTo: 'string' },
    load: () => import('./FormatFinder/FormatFinder.tsx').then((m) => m.FormatFinder),
  },
  SigningBench: {
    island: true,
    slots: false,
    props: { caption: 'string' },
    load: () => import('./SigningBench/SigningBench.tsx').then((m) => m.SigningBench),
  },
  GeometryLab: {
    island: true,
    slots: false,
    props: { caption: 'string' },
    load: () => import('./GeometryLab/GeometryLab.tsx').then((m) => m.GeometryLab),
  },
  Sizing: {
    island: true,
    slots: false,
    props: { caption: 'string' },
    load: () => import('./Sizing/Sizing.tsx').then((m) => m.Sizing),
  },
  WhyNot: {
    island: true,
    slots: false,
    props: { caption: 'string', deletionTo: 'string' },
    load: () => import('./WhyNot/WhyNot.tsx').then((m) => m.WhyNot),
  },
  DescriptorBench: {
    island: true,
    slots: false,
    props: { caption: 'string' },
    load: () => import('./DescriptorBench/DescriptorBench.tsx').then((m) => m.DescriptorBench),
  },
  InstallAssistant: {
    island: true,
    slots: false,
    props: { caption: 'string' },
    load: () => import('./InstallAssistant/InstallAssistant.tsx').then((m) => m.InstallAssistant),
  },
  LogDoctor: {
    island: true,
    slots: false,
    props: { caption: 'string' },
    load: () => import('./LogDoctor/LogDoctor.tsx').then((m) => m.LogDoctor),
  },
  FileCheck: {
    island: true,
    slots: false,
    props: { caption: 'string', convertTo: 'string' },
    load: () => import('./FileCheck/FileCheck.tsx').then((m) => m.FileCheck),
  },
  ShortcutFinder: island(() => import('./ShortcutFinder/ShortcutFinder.tsx').then((m) => m.ShortcutFinder)),
} satisfies DemoRegistry;
