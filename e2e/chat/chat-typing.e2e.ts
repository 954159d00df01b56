import type { Locator, Page } from '@playwright/test';
import { startChat } from '../support/chat.ts';
import { InputMethod, typeWithUniKey } from '../support/input-method.ts';
import { expect, test } from '../support/test.ts';

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15';

const becomeSafari = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setUserAgentOverride', { userAgent: safari });
  expect(await page.evaluate(() => navigator.userAgent)).toBe(safari);
};

/** Safari ends the word first and names the key afterwards, either as 229 or as if it were a plain Enter. */
const endInSafari = (input: Locator, keyCode: number, key = 'Enter') =>
  input.evaluate(
    (element, event) => {
      element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'việc' }));
      element.dispatchEvent(
        new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true, composed: true }),
      );
    },
    { key, code: key, keyCode, which: keyCode },
  );

// Every letter is a key.
test.setTimeout(90_000);

test('Vietnamese is typed with every input method', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { input, said, kept, popup, sessions, start } = await startChat(page);
  const method = await InputMethod.on(page);
  const startAnother = async () => {
    const before = page.url();
    await start.click();
    await expect(page).not.toHaveURL(before);
    await expect(input).toBeFocused();
  };

  // Proves S2.134, S2.139, S2.146, S2.148, S2.150
  await test.step('no key of a word being composed sends, picks, moves, closes or renames', async () => {
    await input.pressSequentially('Ngày mai có ');
    for (const made of ['v', 'vi', 'viê', 'việ', 'việc']) await method.compose(made);
    for (const key of ['Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'Escape'] as const) await method.press(key);
    await method.commit('việc');
    await input.pressSequentially(' gì?');
    await expect(input).toHaveValue('Ngày mai có việc gì?');
    await expect(said).toHaveCount(0);
    await expect(input).toBeFocused();

    await input.fill('');
    await input.pressSequentially('/');
    const chosen = popup.getByRole('option', { selected: true });
    await method.compose('viê');
    await method.press('Enter');
    await method.press('Tab');
    await method.press('ArrowDown');
    await method.press('Escape');
    await expect(popup).toBeVisible();
    await expect(chosen).toContainText('/actionitem');
    await method.commit('việc');
    await expect(input).toHaveValue('/việc');
    await expect(chosen, 'marks do not matter to what is offered').toContainText('/actionitem');
    await input.press('Tab');
    await expect(input).toHaveValue('/actionitem "tên việc" "người phụ trách" "hạn"');

    await method.compose('Gửi giá');
    await method.press('Tab');
    await method.commit('Gửi giá');
    await expect(input, 'Tab stayed with the word').toHaveValue(
      '/actionitem "Gửi giá" "người phụ trách" "hạn"',
    );
    await input.press('Tab');
    await input.pressSequentially('Hợp');
    await expect(input).toHaveValue('/actionitem "Gửi giá" "Hợp" "hạn"');
    await expect(said).toHaveCount(0);

    await sessions.getByRole('button', { name: /^Đổi tên/ }).click();
    const name = page.getByRole('textbox', { name: 'Tên cuộc trò chuyện' });
    await name.fill('Họp ');
    await method.compose('tuầ');
    await method.press('Enter');
    await method.press('Escape');
    await expect(name).toBeFocused();
    await method.commit('tuần');
    await typeWithUniKey(name, [
      [0, ' nay'],
      [2, 'ày'],
    ]);
    await expect(name).toHaveValue('Họp tuần này');
    await name.press('Enter');
    const link = sessions.getByRole('link', { name: 'Họp tuần này' });
    await expect(link).toBeVisible();

    const search = page.getByRole('searchbox', { name: 'Tìm cuộc trò chuyện' });
    await search.focus();
    await method.compose('tuầ');
    await expect(link, 'found while the word is being made').toBeVisible();
    await method.press('Enter');
    await method.press('Escape');
    await method.commit('tuần');
    await expect(search).toHaveValue('tuần');
    await expect(link).toBeVisible();
    await search.pressSequentially(' khác');
    await expect(sessions).toContainText('Không có cuộc trò chuyện nào khớp.');
    await search.fill('');
  });

  await test.step('letters that UniKey takes back arrive as they were meant', async () => {
    await startAnother();
    await typeWithUniKey(input, [
      [0, 'Thu'],
      [1, 'ứ '],
      [0, 'ba'],
      [1, 'a '],
      [0, 'tuan'],
      [2, 'ần '],
      [0, 'sau hop'],
      [2, 'ọp'],
    ]);
    await expect(input).toHaveValue('Thứ ba tuần sau họp');
    await input.press('ArrowLeft');
    await input.press('ArrowLeft');
    await input.press('ArrowLeft');
    await typeWithUniKey(input, [
      [0, 'ddi'],
      [3, 'đi '],
    ]);
    await expect(input, 'in the middle, the caret stays where one writes').toHaveValue(
      'Thứ ba tuần sau đi họp',
    );
    await input.press('Enter');
    await expect(said).toContainText(['Thứ ba tuần sau đi họp']);
    await expect(said).toHaveCount(1);
    await expect(kept).toHaveCount(1);
  });

  await test.step('decomposed ones, as macOS may give them, are sent composed', async () => {
    const text = 'Việc cần làm ở Đà Nẵng';
    await input.fill(text.normalize('NFD'));
    await expect(input, 'nothing is re-formatted under the typist').toHaveValue(text.normalize('NFD'));
    await input.press('Enter');
    await expect(said).toHaveCount(2);
    const id = new URL(page.url()).searchParams.get('s');
    await expect(async () => {
      const { messages } = await given.call<{ messages: { content: string }[] }>(owner, company, [
        'GET',
        `/api/chat/sessions/${id}/messages`,
      ]);
      expect(messages[2]?.content).toBe(text.normalize('NFC'));
    }).toPass();
    await expect(input).toHaveValue('');
  });

  // Proves S2.139, S2.146
  await test.step('in Safari the Enter that ended a word neither sends nor renames; the next one does', async () => {
    await becomeSafari(page);
    // Which browser it is a page asks as it begins.
    await page.reload();
    await startAnother();
    await input.fill('Ngày mai có việc');
    await endInSafari(input, 229);
    await endInSafari(input, 13);
    await expect(said).toHaveCount(0);
    await expect(input).toHaveValue('Ngày mai có việc');
    await input.press('Enter');
    await expect(said).toHaveCount(1);

    await sessions
      .getByRole('button', { name: /^Đổi tên/ })
      .first()
      .click();
    const name = page.getByRole('textbox', { name: 'Tên cuộc trò chuyện' });
    await name.fill('Kế hoạch quý Một');
    await endInSafari(name, 13);
    await endInSafari(name, 229);
    await endInSafari(name, 27, 'Escape');
    await expect(name).toBeFocused();
    await name.press('Enter');
    await expect(sessions.getByRole('link', { name: 'Kế hoạch quý Một' })).toBeVisible();
  });
});
