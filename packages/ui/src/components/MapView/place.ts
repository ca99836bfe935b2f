/** A place on a map; longitude and latitude are in degrees, WGS 84. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}
