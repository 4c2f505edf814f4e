/**
 * How long a screen that replaced another one ignores presses, in ms. Presses during this time were meant for
 * the former screen.
 */
export const readingTime = 500;
