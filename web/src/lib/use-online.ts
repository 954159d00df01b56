import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void): (() => void) => onlineManager.subscribe(onChange);
const isOnline = (): boolean => onlineManager.isOnline();

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
