/** The earlier of two business dates. */
export function earlierOf(...dates: [string, string]): string {
  return dates.sort()[0] as string;
}

/** The later of two business dates. */
export function laterOf(...dates: [string, string]): string {
  return dates.sort()[1] as string;
}
