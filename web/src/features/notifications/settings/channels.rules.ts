import {
  type ChosenChannels,
  groupNames,
  isChoice,
  type NotificationChannel,
  type NotificationGroup,
  notificationChannels,
} from '@hopgon/contract/notifications/groups';

/** What is set, by the name of its box. */
export type ChannelBoxes = Readonly<Record<string, boolean>>;

export const boxName = (group: NotificationGroup, channel: NotificationChannel): string =>
  `${group} ${channel}`;

const allBoxes = groupNames.flatMap((group) =>
  notificationChannels.flatMap((channel) => (isChoice(group, channel) ? [{ group, channel }] : [])),
);

/** A box for each choice there is. */
export const boxesOf = (channels: ChosenChannels): ChannelBoxes =>
  Object.fromEntries(
    allBoxes.map(({ group, channel }) => [boxName(group, channel), channels[group]?.[channel] ?? false]),
  );

/** The choices that changed boxes stand for. */
export function choicesOf(boxes: Partial<ChannelBoxes>): ChosenChannels {
  const changed = allBoxes.filter(({ group, channel }) => boxes[boxName(group, channel)] !== undefined);
  const byGroup = Map.groupBy(changed, ({ group }) => group);
  return Object.fromEntries(
    [...byGroup].map(([group, of]) => [
      group,
      Object.fromEntries(of.map(({ channel }) => [channel, boxes[boxName(group, channel)]])),
    ]),
  );
}
