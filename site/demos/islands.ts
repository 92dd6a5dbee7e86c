import type { DemoEntry, DemoRegistry } from './registry.ts';

/** A figure that comes alive in the browser. */
function island(load: DemoEntry['load']): DemoEntry {
  return { island: true, props: { alt: 'string', caption: 'string' }, load };
}

/** A tool, described by what it shows; `props`: addresses of pages that it leads to. */
function tool(load: DemoEntry['load'], props: DemoEntry['props'] = {}): DemoEntry {
  return { island: true, props: { caption: 'string', ...props }, load };
}

/** The demos that browsers bring to life: the only ones that any script is sent for. */
export const islands = {
  SlideExplorer: island(() => import('./SlideExplorer/SlideExplorer.tsx').then((m) => m.SlideExplorer)),
  EditingModes: island(() => import('./EditingModes/EditingModes.tsx').then((m) => m.EditingModes)),
  CustomUi: island(() => import('./CustomUi/CustomUi.tsx').then((m) => m.CustomUi)),
  PermissionExplorer: tool(() =>
    import('./PermissionExplorer/PermissionExplorer.tsx').then((m) => m.PermissionExplorer),
  ),
  DrawingPlayground: island(() =>
    import('./DrawingPlayground/DrawingPlayground.tsx').then((m) => m.DrawingPlayground),
  ),
  PasteWithLink: island(() => import('./PasteWithLink/PasteWithLink.tsx').then((m) => m.PasteWithLink)),
  FormatFinder: tool(() => import('./FormatFinder/FormatFinder.tsx').then((m) => m.FormatFinder), {
    uploadTo: 'string',
    packTo: 'string',
    convertTo: 'string',
  }),
  SigningBench: tool(() => import('./SigningBench/SigningBench.tsx').then((m) => m.SigningBench)),
  GeometryLab: tool(() => import('./GeometryLab/GeometryLab.tsx').then((m) => m.GeometryLab)),
  Sizing: tool(() => import('./Sizing/Sizing.tsx').then((m) => m.Sizing)),
  WhyNot: tool(() => import('./WhyNot/WhyNot.tsx').then((m) => m.WhyNot), { deletionTo: 'string' }),
  DescriptorBench: tool(() => import('./DescriptorBench/DescriptorBench.tsx').then((m) => m.DescriptorBench)),
  InstallAssistant: tool(() =>
    import('./InstallAssistant/InstallAssistant.tsx').then((m) => m.InstallAssistant),
  ),
  LogDoctor: tool(() => import('./LogDoctor/LogDoctor.tsx').then((m) => m.LogDoctor)),
  FileCheck: tool(() => import('./FileCheck/FileCheck.tsx').then((m) => m.FileCheck), {
    convertTo: 'string',
  }),
  ShortcutFinder: island(() => import('./ShortcutFinder/ShortcutFinder.tsx').then((m) => m.ShortcutFinder)),
} satisfies DemoRegistry;
