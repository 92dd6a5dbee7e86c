/** One service of a released compose file. */
export interface ReleasedService {
  image: string;
  /** Its fixed address on the network. */
  address: string;
  /** Port that it listens on inside the network. */
  port: number;
  /** Ports on the host, as Compose writes them. */
  published: string[];
  /** Folders of the host and where they are in the container, with the template's defaults. */
  volumes: string[];
  dependsOn: string[];
}

/** Values by name. What stands in angle brackets is `<generated>` once, or the value `<of.ANOTHER>`. */
type Defaults = Record<string, Record<string, string>>;

/** What the files of one release say: the source of every version, address, port and default in the pages. */
export interface Release {
  repository: string;
  tag: string;
  services: Record<string, ReleasedService>;
  network: { name: string; subnet: string };
  /** `global` of `cytomine.template`: namespace -> key -> default. */
  global: Defaults;
  /** `services.default` of `cytomine.template`: service -> variable -> default. */
  variables: Defaults;
  /** What the installer takes from the template again at every run. */
  allowList: string[];
}
