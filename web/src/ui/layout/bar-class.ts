/**
 * The classes of a bar at the head of the window. Where type is large on a narrow screen, what it holds keeps the room of
 * a finger.
 */
export const barClass = 'flex h-14 items-center border-b bg-surface px-4 max-[20rem]:[--spacing:4px] md:px-7';
