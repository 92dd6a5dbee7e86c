import type { Assumed, Inputs } from './inputs.ts';

/** What a server needs: GB of 10⁹ bytes, processor cores, hours, Mbit/s. */
export interface Plan {
  images: number;
  postgis: number;
  mongo: number;
  appEngine: number;
  docker: number;
  disk: number;
  memory: number;
  cores: number;
  nightHours: number;
  wholeHours: number;
  viewingMbit: number;
}

const GB = 1e9;
const MONTHS = 12;
const WORKING_DAYS = 21;
/** Archives of each database that the nightly backup keeps: one a weekday, two of months. */
const ARCHIVES = 9;
/** Records that stay: the interface reports every 20 seconds, and from an open image every 5 seconds. */
const RECORDS_PER_HOUR = 3600 / 20 + 3600 / 5;
/** Container images of the release. */
const SOFTWARE_GB = 15;
/** Unless its descriptor asks for something else, with its helper container. */
const RUN = { cores: 1.2, memory: 4.2 * 1.0737 };

/**
 * What a server needs at the end of its years.
 *
 * @param machine - memory in GB and cores that the project publishes: the minimum, or for a server that is shared
 */
export function planOf(inputs: Inputs, assumed: Assumed, machine: { memory: number; cores: number }): Plan {
  const months = MONTHS * inputs.years;
  const slideGb = inputs.slideGb * (1 + (inputs.converted / 100) * assumed.copy);
  const images = inputs.slides * months * slideGb;
  const annotations = inputs.slides * months * inputs.annotations;
  const annotationGb = (assumed.points * assumed.pointBytes + assumed.rowBytes) / GB;
  const sql = annotations * annotationGb + inputs.attachedGb * months;
  const hours = inputs.people * inputs.hours * WORKING_DAYS * months;
  const social = (hours * RECORDS_PER_HOUR * assumed.recordBytes) / GB;
  const postgis = sql * (1 + ARCHIVES * assumed.dump);
  const mongo = social * (1 + ARCHIVES * assumed.dump);
  const appEngine = inputs.runGb * months;
  const docker = SOFTWARE_GB + inputs.slideGb * assumed.uploads + sql + social;
  const disk = images + postgis + mongo + appEngine + docker;
  const night = (inputs.slides / WORKING_DAYS) * slideGb + (sql + social) * assumed.dump;
  return {
    images,
    postgis,
    mongo,
    appEngine,
    docker,
    disk,
    memory: machine.memory + inputs.runs * RUN.memory,
    cores: machine.cores + inputs.runs * RUN.cores,
    nightHours: hoursFor(night, assumed.speed),
    wholeHours: hoursFor(images + postgis + mongo + appEngine, assumed.speed),
    viewingMbit: inputs.people * assumed.viewing,
  };
}

/** Hours to copy some GB at a speed in MB/s; without any speed it takes forever. */
function hoursFor(gb: number, speed: number): number {
  return (gb * 1000) / speed / 3600;
}
