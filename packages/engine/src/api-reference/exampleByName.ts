import type { Json } from './apiTypes.ts';
import { textOf } from './json.ts';
import { schemaFaults } from './schemaFaults.ts';

/** A day in milliseconds since 1970, as the server writes dates. */
const MILLISECONDS = 1_751_284_800_000;
const UUID = '3f2b8c1e-7a54-4d0b-9c55-2f1f6f1f0a11';

type Rule = [name: RegExp, value: string | number];

/** What texts of these names look like; the first rule that fits the name and whose value fits the schema holds. */
const TEXTS: readonly Rule[] = [
  [/^(?:created|updated|deleted|reviewStart|reviewStop|lastConnection)$/, String(MILLISECONDS)],
  [/^(?:location|geometry|wkt|roi)$/, 'POINT (4096 2048)'],
  [/^(?:filename|fileName|originalFilename|instanceFilename|imageName)$/, 'slide.svs'],
  [/^(?:mimeType|mime)$/, 'image/jpeg'],
  [/^domainClassName$/, 'be.cytomine.domain.project.Project'],
  [/^annotationClassName$/, 'be.cytomine.domain.ontology.UserAnnotation'],
  [/^(?:color|channelColor)$/, '#3eaf7c'],
  [/^(?:username|login)$/, 'username'],
  [/^(?:firstname|first_name)$/, 'Given name'],
  [/^(?:lastname|last_name)$/, 'Family name'],
  [/^email$/, 'user@example.org'],
  [/^(?:publicKey|privateKey)$/, UUID],
  [/^(?:terms|suggestedTerms|images|slices|tracks|tags|users|reviewUsers|usersForTerm)$/, '4271,4302'],
  [/^description$/, 'A short description.'],
  [/^comment$/, 'A comment.'],
  [/^(?:thumb|preview|url|\w+U(?:rl|RL))$/, 'https://example.org/picture.png'],
  [/^version$/, '1.0.0'],
  [/^namespace$/, 'org.example.task'],
  [/^language$/, 'en'],
];

/** What numbers of these names look like. Lengths of lists stay out: they have to agree with the list. */
const NUMBERS: readonly Rule[] = [
  [/^(?:created|updated|deleted|\w+Date|(?:before|after)Than)$/, MILLISECONDS],
  [/^(?:nb[A-Z]|numberOf|count[A-Z])/, 12],
  [/^width$/, 46_000],
  [/^height$/, 32_914],
  [/^tileSize$/, 256],
  [/^(?:w|h)$/, 512],
  [/^(?:x|y)$/, 1024],
  [/^magnification$/, 40],
  [/^(?:bitPerSample|bits)$/, 8],
  [/^samplePerPixel$/, 3],
  [/^physicalSize[XYZ]$/, 0.25],
  [/^area$/, 1250.5],
  [/^perimeter$/, 142.8],
];

/** Package below `be.cytomine.domain` -> the schemas that are named after a class of it. */
const CLASSES: Record<string, string> = {
  annotation: 'Annotation AnnotationLayer',
  appengine: 'TaskRunLayer',
  command: 'Command CommandHistory',
  image:
    'AbstractImage AbstractSlice CompanionFile ImageInstance NestedImageInstance SliceInstance UploadedFile',
  'image.group': 'ImageGroup',
  'image.server': 'Storage',
  meta: 'AttachedFile Configuration Description Property Tag TagDomainAssociation',
  ontology:
    'AlgoAnnotation AnnotationGroup AnnotationIndex AnnotationLink AnnotationTerm AnnotationTrack Ontology RelationTerm ReviewedAnnotation Term Track UserAnnotation',
  processing: 'ImageFilter',
  project: 'Project ProjectDefaultLayer',
  security: 'User',
  social: 'AnnotationAction',
};

/** Names of numbers that stand for a thing of the platform. */
const ID =
  /^(?:id|id[A-Z]\w*|\w+(?:Id|Ident)|project|user|reviewUser|image|baseImage|imageinstance|imageGroup|\w*[aA]nnotation|slice|(?:before|after)Slice|track|term|suggestedTerm|tag|storage|ontology|group|annotationLayer|uploadedFile|parent|role)$/;
/** Ids of the platform are counted together: an early one would look like a count. */
const FIRST_ID = 1000;
const IDS = 8999;

/**
 * What a value of this name usually looks like; undefined when the name says nothing or that would not fit the schema.
 * `owner`: name of the schema it is a field of, '' for none.
 *
 * @example exampleByName('color', { type: 'string' }, 'string', '') // '#3eaf7c'
 */
export function exampleByName(name: string, schema: Json, type: string, owner: string): unknown {
  const rules = type === 'string' ? TEXTS : NUMBERS;
  const own = type !== 'string' ? undefined : name === 'name' ? nameOf(owner) : classOf(name, owner);
  const listed = rules.find(([expression]) => expression.test(name))?.[1];
  const id = type === 'integer' && ID.test(name) ? idOf(name) : undefined;
  const { type: asked, format, pattern, minLength, maxLength, minimum, maximum } = schema;
  const limits = { type: asked, format, pattern, minLength, maxLength, minimum, maximum };
  const fits = (value: unknown) => value !== undefined && schemaFaults({}, limits, value).length === 0;
  const isKnownFormat = type !== 'string' || textOf(format) === '' || textOf(format) === 'email';
  return isKnownFormat ? [own, listed, id].find(fits) : undefined;
}

/** The name of an example of some schema: "Example project". */
function nameOf(owner: string): string {
  const words = owner.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return `Example ${words}`.trim();
}

/** The server's class that an object is of, where it says. */
function classOf(name: string, owner: string): string | undefined {
  if (name !== 'class') return undefined;
  const folder = Object.keys(CLASSES).find((one) => CLASSES[one]?.split(' ').includes(owner));
  return `be.cytomine.domain.${folder === undefined ? 'project.Project' : `${folder}.${owner}`}`;
}

/** The same id for the same thing everywhere: `project`, `idProject` and `projectId` agree. */
function idOf(name: string): number {
  const thing = name.replace(/^id(?=[A-Z])|(?:Id|Ident)$/, '').toLowerCase();
  let hash = 0;
  for (const letter of thing) hash = (hash * 31 + letter.charCodeAt(0)) % IDS;
  return FIRST_ID + hash;
}
