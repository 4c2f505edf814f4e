import type { FastifyRequest } from 'fastify';

/** What a client says of itself in its headers, and its address. Null where it says nothing. */
export type ClientFacts = {
  deviceType: string | null;
  deviceUuid: string | null;
  clientVersion: string | null;
  address: string;
};

/** Longer header values are cut. */
const longest = 100;

export function clientFactsOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): ClientFacts {
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' && value !== '' ? value.slice(0, longest) : null;
  };
  return {
    deviceType: header('devicetype'),
    deviceUuid: header('deviceuuid'),
    clientVersion: header('clientversion'),
    address: ip,
  };
}
