import { useEffect, useState } from 'react';

/** In the order of the screen. */
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

/** The tab that is shown; changing it changes the address without leaving the page, so that nothing typed is lost. */
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
