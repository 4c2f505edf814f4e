import { lazyRouteComponent } from '@tanstack/react-router';

export const NotFound = lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage');
