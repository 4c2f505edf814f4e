import { useEffect, useState } from 'react';

/** In display order. */
export const tabs = ['username', 'password'] as const;
export type RecoveryTab = (typeof tabs)[number];

/** Each tab has an address of its own. */
export const tabPaths: Readonly<Record<RecoveryTab, string>> = {
  username: '/forgotId',
  password: '/forgotPassword',
};

export function tabAt(path: string): RecoveryTab {
  return path === tabPaths.password ? 'password' : 'username';
}

/** The shown tab. Changing it changes the address without loading a page, so that input is kept. */
export function useRecoveryTab(first: RecoveryTab) {
  const [tab, setTab] = useState(first);

  useEffect(() => {
    const hear = () => setTab(tabAt(location.pathname));
    window.addEventListener('popstate', hear);
    return () => window.removeEventListener('popstate', hear);
  }, []);

  function show(next: RecoveryTab) {
    if (next !== tab) history.pushState(null, '', tabPaths[next]);
    setTab(next);
  }
  return { tab, show };
}
