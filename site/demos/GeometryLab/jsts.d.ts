/** The parts of jsts (a port of JTS, with which the server reads and checks geometries) that the lab imports. */
declare module 'jsts/org/locationtech/jts/io/WKTReader.js' {
  export default class WKTReader {
    /** @throws a ParseException, or an IllegalArgumentException for an outline that is not closed */
    read(text: string): object;
  }
}
declare module 'jsts/org/locationtech/jts/io/GeoJSONReader.js' {
  export default class GeoJSONReader {
    read(geometry: object): object;
  }
}
declare module 'jsts/org/locationtech/jts/io/GeoJSONWriter.js' {
  export default class GeoJSONWriter {
    write(geometry: object): object;
  }
}
declare module 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js' {
  export default class IsValidOp {
    constructor(geometry: object);
    /** Undefined or null: valid. */
    getValidationError():
      | { getMessage(): string; getCoordinate(): { x: number; y: number } | null }
      | null
      | undefined;
  }
}
