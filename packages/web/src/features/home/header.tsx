/** The name of the site, the main links, and the buttons for language and theme. */
import { For, Show } from 'solid-js';
import { language } from '../../i18n/language.ts';
import { LANGUAGE_CODES, LANGUAGE_NAMES, type Language } from '../../i18n/languages.ts';
import { to } from '../../router/route.ts';
import { changeSettings, settings } from '../../settings/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { createMediaMatch } from '../../ui/media.ts';
import { press } from '../../ui/press.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { PAGES } from '../../ui/tabs.tsx';
import { say as shared } from '../../ui/words.ts';
import { Mark } from './logo.tsx';
import { say } from './words.ts';

const isDark = (): boolean => {
  const { theme } = settings();
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
};

/** On a phone there is room only for the current language. */
function Languages() {
  const phone = createMediaMatch('page-small');
  const choose = (chosen: Language): void => changeSettings({ language: chosen });
  return (
    <Show
      when={phone()}
      fallback={
        <Segmented label={shared().language} compact value={language()} choices={LANGUAGE_CODES} onChange={choose} />
      }
    >
      <span class="language">
        <span aria-hidden="true">{language().toUpperCase()}</span>
        <select
          aria-label={shared().language}
          value={language()}
          onChange={({ currentTarget }) => choose(currentTarget.value as Language)}
        >
          <For each={LANGUAGE_NAMES}>
            {({ value, label, lang }) => (
              <option value={value} lang={lang}>
                {label}
              </option>
            )}
          </For>
        </select>
      </span>
    </Show>
  );
}

export const Head = () => (
  <header class="head">
    <a class="mark" href={to()} aria-label="Speeltafel">
      <Mark />
      <span class="mark-name">Speeltafel</span>
    </a>
    <nav class="rooms" aria-label={shared().pages}>
      <For each={PAGES}>
        {(page) => (
          <a href={to(...page.path)} aria-current={page.id === 'play' ? 'page' : undefined}>
            {page.label()}
          </a>
        )}
      </For>
    </nav>
    <Languages />
    <button
      type="button"
      class="btn quiet icon"
      aria-label={isDark() ? say().toLight : say().toDark}
      onClick={press(() => changeSettings({ theme: isDark() ? 'light' : 'dark' }))}
    >
      <Icon name={isDark() ? 'sun' : 'moon'} />
    </button>
  </header>
);
