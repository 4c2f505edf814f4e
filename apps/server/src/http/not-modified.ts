/** Leaves an act early: who asks has the answer already (`revalidated` of an endpoint). */
export class NotModified extends Error {
  constructor() {
    super('not modified');
  }
}
