/** Storage stub for tests. Like in browsers, keys are properties. */
export function aStorage(): Storage {
  const kept: Record<string, string> = {};
  const methods: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
    removeItem: (key) => {
      delete kept[key];
    },
  };
  return new Proxy(methods as Storage, {
    get: (target, key: string) => Reflect.get(target, key) ?? kept[key],
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}
