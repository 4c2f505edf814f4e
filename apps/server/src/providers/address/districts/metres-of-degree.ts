/** Of latitude, and of longitude in the middle of Korea. */
export const metresOfDegree = { lat: 111_000, lng: 89_600 };
