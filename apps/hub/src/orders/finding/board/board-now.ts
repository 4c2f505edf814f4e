import { createContext } from 'react';

/** The current time for components that show ages. A tick re-renders only these, not every order. */
export const BoardNow = createContext(0);
