import {
  IconAdjustmentsHorizontal,
  IconCategory,
  IconCoin,
  IconEye,
  IconKeyboard,
  IconMoodEmpty,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { BulkAct } from './bulk-act.ts';

export const actIcons: Readonly<Record<BulkAct, ReactNode>> = {
  PRICE: <IconCoin size={20} />,
  CATEGORY: <IconCategory size={20} />,
  SOLD_OUT: <IconMoodEmpty size={20} />,
  PLACE: <IconEye size={20} />,
  OPTIONS: <IconAdjustmentsHorizontal size={20} />,
  MARKET_PRICE: <IconKeyboard size={20} />,
  DELETE: <IconTrash size={20} />,
};
