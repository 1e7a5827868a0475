#!/usr/bin/env bash
# The main job over the API, from signing in to the downloaded MP4:
#   tools/tour.sh http://localhost:3000 out.mp4 photo1.jpg photo2.jpg photo3.jpg
# Words and choices may be set: NAME, INFO, PRICE, CURRENCY, VIDEO_LANG, RATIO (9:16, 4:5, 1:1, 16:9), and EMAIL with
# PASSWORD to sign in as an owner of your own instead of the sandbox's demo owner.
set -euo pipefail

[ $# -ge 3 ] || { echo "usage: tools/tour.sh BASE_URL OUT.mp4 PHOTO..." >&2; exit 2; }
base=${1%/}; out=$2; shift 2
name=${NAME:-손뜨개 울 비니}
info=${INFO:-손으로 한 코씩 뜬 울 100% 비니예요. 가볍고 따뜻해서 한겨울에도 좋아요. 네 가지 색이 있고 손세탁할 수 있어요.}
price=${PRICE:-24900}; currency=${CURRENCY:-KRW}; video_lang=${VIDEO_LANG:-ko}; ratio=${RATIO:-9:16}
token=

# Reads one value out of the JSON on standard input: `json result._id`.
json() { node -e 'let text = ""; process.stdin.on("data", (d) => (text += d)).on("end", () => {
  const value = process.argv[1].split(".").reduce((at, key) => at?.[key], JSON.parse(text))
  if (value === undefined) { console.error("no " + process.argv[1] + " in " + text.slice(0, 500)); process.exit(1) }
  console.log(typeof value === "object" ? JSON.stringify(value) : value)
})' "$1"; }

# Writes JSON from pairs of key and value; after a key with a colon comes JSON itself: `object name 비니 price: 100`.
object() { node -e 'const given = process.argv.slice(1), body = {}
for (let i = 0; i < given.length; i += 2) {
  if (given[i].endsWith(":")) body[given[i].slice(0, -1)] = JSON.parse(given[i + 1])
  else body[given[i]] = given[i + 1]
}
console.log(JSON.stringify(body))' -- "$@"; }

# Makes a call and stops with the server's own sentence when it is refused: `call POST /v3/product "$body"`.
call() {
  local answer
  answer=$(curl -sS --max-time 120 -X "$1" "$base$2" ${token:+-H "authorization: Bearer $token"} \
    ${3:+-H 'content-type: application/json' --data "$3"})
  [ "$(json code <<<"$answer")" = SUCCESS ] || { echo "$1 $2: $answer" >&2; exit 1; }
  printf '%s' "$answer"
}

say() { printf '%5.1f s  %s\n' "$(node -p "(Date.now() - $began) / 1000")" "$*"; }
began=$(node -p 'Date.now()')

if [ -n "${EMAIL:-}" ]; then
  login=$(object channel email userEmail "$EMAIL" password "${PASSWORD:?PASSWORD goes with EMAIL}")
else
  login='{"channel":"sandbox"}'
fi
token=$(call POST /v3/user/login "$login" | json result.tokens.accessToken)
say "signed in"

sources=
for photo in "$@"; do
  answer=$(curl -sS --max-time 120 -X POST "$base/ai/asset" -H "authorization: Bearer $token" -F "file=@$photo")
  [ "$(json code <<<"$answer")" = SUCCESS ] || { echo "$photo: $answer" >&2; exit 1; }
  sources=${sources:+$sources,}\"$(json result._id <<<"$answer")\"
done
say "uploaded $# files"

product=$(call POST /v3/product "$(object name "$name" info "$info" price: "$price" currency "$currency" \
  purpose new-arrival language "$video_lang" gender all ages: '[]' tone casual sources: "[$sources]")" | json result._id)
say "registered the product $product"

request=$(call POST "/v3/airequest/v2/$product" '{"category":"product"}' | json result._id)
until answer=$(call GET "/v3/airequest/$request"); status=$(json result.status <<<"$answer"); [ "$status" -ge 2 ]; do sleep 0.3; done
[ "$status" != 9 ] || { echo "the plan failed: $answer" >&2; exit 1; }
say "planned $(json data.scenarios.length <<<"$answer") scenarios of $(json data.sellingPoints.length <<<"$answer") selling points"

best=$(call GET "/ai/design/recommendation/$request" | json result.list.0)
template=$(json template._id <<<"$best"); scenario=$(json scenarioId <<<"$best")
design=$(node -e 'const { template } = JSON.parse(process.argv[1])
console.log(template.designs.find((design) => design.ratio === process.argv[2])._id)' "$best" "$ratio")
call PATCH "/v3/airequest/$request" "$(object designId "$design" scenarioId "$scenario")" >/dev/null
say "chose the template $(json template.slug <<<"$best")"

project=$(call POST /v3/subtemplate "$(object templateId "$template" designId "$design" requestId "$request" \
  scenarioId "$scenario")" | json result._id)
call PATCH "/v3/subtemplate/$project/status" '{"status":1}' >/dev/null
say "asked for the video of project $project"

until answer=$(call GET "/v3/subtemplate/$project"); state=$(json result.renderState <<<"$answer"); [ "$state" = 'done' ]; do
  [ "$state" != failed ] || { echo "the render failed: $(json result.failure <<<"$answer")" >&2; exit 1; }
  sleep 0.5
done
say "rendered"

url=$(json result.video.downloadUrl <<<"$answer")
case $url in http*) ;; *) url=$base$url ;; esac
curl -sS --fail --max-time 120 -o "$out" "$url"
say "saved $out, $(json result.video.width <<<"$answer") × $(json result.video.height <<<"$answer"), $(json result.video.durationMs <<<"$answer") ms"
