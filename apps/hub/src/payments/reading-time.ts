/** How long a screen ignores presses after it replaced another one, in ms: they were meant for the former one. */
export const readingTime = 500;
