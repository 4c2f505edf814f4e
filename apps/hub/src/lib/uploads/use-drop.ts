import { type DragEvent, type MouseEvent, useState } from 'react';

/** Props of an area that takes a dropped file. `data-over` is set while a file is dragged over it. */
export function useDrop(onPick: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onPick(file);
    },
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
  };
}

/** Input props that clear a file input, so that choosing the same file again fires a change event. */
export const forgetChosen = {
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => (currentTarget.value = ''),
};
