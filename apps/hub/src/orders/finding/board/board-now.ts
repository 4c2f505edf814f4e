import { createContext } from 'react';

/** The time of the board, for what shows ages: a tick renders those alone and not every order. */
export const BoardNow = createContext(0);
