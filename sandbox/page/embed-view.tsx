import { cssColour } from "./components.tsx";
import { Markdown } from "./markdown-view.tsx";
import { PictureGrid } from "./pictures.tsx";
import type { Embed } from "./protocol.ts";
import { useNow } from "./store.ts";
import { messageTime } from "./time.ts";

export function EmbedView({ embed }: { embed: Embed }) {
  const now = useNow(60_000);
  const bar = typeof embed.color === "number" ? cssColour(embed.color) : "var(--line-strong)";
  const foot = [embed.footer?.text, embed.timestamp ? messageTime(embed.timestamp, now) : undefined];
  return (
    <article class="embed" style={{ "--bar": bar }} aria-label={embed.title ?? "Embed"}>
      <div class="embed-main">
        {embed.author && <p class="embed-author">{embed.author.name}</p>}
        {embed.title && (
          <h4 class="embed-title">
            {embed.url ? (
              <a href={embed.url} target="_blank" rel="noreferrer noopener">
                {embed.title}
              </a>
            ) : (
              embed.title
            )}
          </h4>
        )}
        {embed.description && <Markdown text={embed.description} />}
        {embed.fields && embed.fields.length > 0 && (
          <dl class="embed-fields">
            {embed.fields.map((field, index) => (
              <div key={index} class={field.inline ? "is-inline" : ""}>
                <dt>{field.name}</dt>
                <dd>
                  <Markdown text={field.value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {embed.image && (
          <PictureGrid
            items={[
              {
                url: embed.image.url,
                alt: embed.title ?? "",
                width: embed.image.width,
                height: embed.image.height,
              },
            ]}
          />
        )}
        {foot.some(Boolean) && <p class="embed-foot">{foot.filter(Boolean).join(" · ")}</p>}
      </div>
      {embed.thumbnail && (
        <div class="thumbnail">
          <PictureGrid items={[{ url: embed.thumbnail.url, alt: "" }]} />
        </div>
      )}
    </article>
  );
}
