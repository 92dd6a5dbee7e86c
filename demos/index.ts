import type { DemoEntry, DemoRegistry } from './registry.ts';

/** A figure: drawn at build, described by the page that shows it. */
function figure(load: DemoEntry['load']): DemoEntry {
  return { island: false, slots: false, props: { alt: 'string', caption: 'string' }, load };
}

/** Everything that Markdown may name, in the order of `README.md`. */
export const demos = {
  ObjectMap: figure(() => import('./figures/ObjectMap.tsx').then((m) => m.ObjectMap)),
  NavbarAnatomy: figure(() => import('./figures/NavbarAnatomy.tsx').then((m) => m.NavbarAnatomy)),
  FirstSlideSteps: figure(() => import('./figures/FirstSlideSteps.tsx').then((m) => m.FirstSlideSteps)),
  AnnotationToolbar: figure(() => import('./figures/AnnotationToolbar.tsx').then((m) => m.AnnotationToolbar)),
  AnnotationStates: figure(() => import('./figures/AnnotationStates.tsx').then((m) => m.AnnotationStates)),
  ReviewStates: figure(() => import('./figures/ReviewStates.tsx').then((m) => m.ReviewStates)),
  ViewerLayout: figure(() => import('./figures/ViewerLayout.tsx').then((m) => m.ViewerLayout)),
  ProjectNavigation: figure(() => import('./figures/ProjectNavigation.tsx').then((m) => m.ProjectNavigation)),
  UploadStates: figure(() => import('./figures/UploadStates.tsx').then((m) => m.UploadStates)),
  RolesMatrix: figure(() => import('./figures/RolesMatrix.tsx').then((m) => m.RolesMatrix)),
  OntologyTree: figure(() => import('./figures/OntologyTree.tsx').then((m) => m.OntologyTree)),
  ImageGroupAxes: figure(() => import('./figures/ImageGroupAxes.tsx').then((m) => m.ImageGroupAxes)),
  AnnotationLinks: figure(() => import('./figures/AnnotationLinks.tsx').then((m) => m.AnnotationLinks)),
  DashboardLayout: figure(() => import('./figures/DashboardLayout.tsx').then((m) => m.DashboardLayout)),
  SelectionBox: figure(() => import('./figures/SelectionBox.tsx').then((m) => m.SelectionBox)),
  LinkedViews: figure(() => import('./figures/LinkedViews.tsx').then((m) => m.LinkedViews)),
  BroadcastFlow: figure(() => import('./figures/BroadcastFlow.tsx').then((m) => m.BroadcastFlow)),
  AdminSession: figure(() => import('./figures/AdminSession.tsx').then((m) => m.AdminSession)),
  AdminPanel: figure(() => import('./figures/AdminPanel.tsx').then((m) => m.AdminPanel)),
  OntologyChange: figure(() => import('./figures/OntologyChange.tsx').then((m) => m.OntologyChange)),
  UploadPanel: figure(() => import('./figures/UploadPanel.tsx').then((m) => m.UploadPanel)),
  PullRequestPath: figure(() => import('./figures/PullRequestPath.tsx').then((m) => m.PullRequestPath)),
  ConductLevels: figure(() => import('./figures/ConductLevels.tsx').then((m) => m.ConductLevels)),
  EditionMap: figure(() => import('./figures/EditionMap.tsx').then((m) => m.EditionMap)),
  CeServices: figure(() => import('./figures/CeServices.tsx').then((m) => m.CeServices)),
  InstallerFiles: figure(() => import('./figures/InstallerFiles.tsx').then((m) => m.InstallerFiles)),
  BpServices: figure(() => import('./figures/BpServices.tsx').then((m) => m.BpServices)),
  LegacyServices: figure(() => import('./figures/LegacyServices.tsx').then((m) => m.LegacyServices)),
  BackupFlow: figure(() => import('./figures/BackupFlow.tsx').then((m) => m.BackupFlow)),
  RestoreOrder: figure(() => import('./figures/RestoreOrder.tsx').then((m) => m.RestoreOrder)),
  ClusterNetwork: figure(() => import('./figures/ClusterNetwork.tsx').then((m) => m.ClusterNetwork)),
  LdapSequence: figure(() => import('./figures/LdapSequence.tsx').then((m) => m.LdapSequence)),
  SamlSequence: figure(() => import('./figures/SamlSequence.tsx').then((m) => m.SamlSequence)),
  LtiSequence: figure(() => import('./figures/LtiSequence.tsx').then((m) => m.LtiSequence)),
  PlatformMap: figure(() => import('./figures/PlatformMap.tsx').then((m) => m.PlatformMap)),
  SignedRequest: figure(() => import('./figures/SignedRequest.tsx').then((m) => m.SignedRequest)),
  ResourceMap: figure(() => import('./figures/ResourceMap.tsx').then((m) => m.ResourceMap)),
  UndoStacks: figure(() => import('./figures/UndoStacks.tsx').then((m) => m.UndoStacks)),
  GeometryOrigin: figure(() => import('./figures/GeometryOrigin.tsx').then((m) => m.GeometryOrigin)),
  SlideExplorer: {
    island: true,
    slots: false,
    props: { alt: 'string', caption: 'string' },
    load: () => import('./SlideExplorer/SlideExplorer.tsx').then((m) => m.SlideExplorer),
  },
} satisfies DemoRegistry;
