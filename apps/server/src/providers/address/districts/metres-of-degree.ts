/** Metres per degree; for longitude at the latitude of central Korea. */
export const metresOfDegree = { lat: 111_000, lng: 89_600 };
