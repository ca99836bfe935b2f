/** A set of places, one bit each. */
export class PlaceSet {
  readonly #bits: Uint8Array;

  /** @param count The number of places that can be in it. */
  constructor(count: number) {
    this.#bits = new Uint8Array(Math.ceil(count / 8));
  }

  /** Adds a place. Returns whether it is new. */
  add(place: number): boolean {
    const known = this.#bits[place >>> 3] ?? 0;
    this.#bits[place >>> 3] = known | (1 << (place & 7));
    return (known & (1 << (place & 7))) === 0;
  }

  has(place: number): boolean {
    return ((this.#bits[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0;
  }

  /** All places, in order. */
  toPlaces(): Int32Array {
    const places: number[] = [];
    for (let place = 0; place < this.#bits.length * 8; place += 1)
      if (this.has(place)) places.push(place);
    return Int32Array.from(places);
  }
}
